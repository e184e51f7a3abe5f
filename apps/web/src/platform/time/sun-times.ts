/** A place on earth, in degrees: north and east are positive. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * When it gets dark and light, in minutes since local midnight. Both are 0 where the sun doesn't set; where it doesn't
 * rise, `to` is 1440.
 */
export interface NightHours {
  readonly from: number;
  readonly to: number;
}

/** The night where no place is set. */
const USUAL_NIGHT: NightHours = { from: 19 * 60, to: 7 * 60 };
const DAY_MINUTES = 1440;
const DAY_MS = 86_400_000;
/** Height of the sun's centre at sunset, in degrees: its upper edge, lifted by refraction, is on the horizon then. */
const HORIZON = -0.833;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/** Reads a stored place; null for anything else. */
export function readPlace(value: unknown): Place | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!('latitude' in value) || !('longitude' in value)) return null;
  const { latitude, longitude } = value;
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** The night of this date at a place, to some minutes; the usual one without a place. */
export function nightHours(date: Date, place: Place | null): NightHours {
  if (place === null) return USUAL_NIGHT;
  const yearBegin = Date.UTC(date.getFullYear(), 0, 1);
  const day = Math.floor((date.getTime() - yearBegin) / DAY_MS) + 1;
  const declination = radians(-23.44 * Math.cos(radians((360 / 365) * (day + 10))));
  const orbit = radians((360 / 365) * (day - 81));
  // By how many minutes a sundial is ahead of the clock.
  const ahead = 9.87 * Math.sin(2 * orbit) - 7.53 * Math.cos(orbit) - 1.5 * Math.sin(orbit);
  const latitude = radians(place.latitude);
  const cosine =
    (Math.sin(radians(HORIZON)) - Math.sin(latitude) * Math.sin(declination)) /
    (Math.cos(latitude) * Math.cos(declination));
  if (cosine >= 1) return { from: 0, to: DAY_MINUTES };
  if (cosine <= -1) return { from: 0, to: 0 };
  // The earth turns by one degree in four minutes.
  const half = 4 * degrees(Math.acos(cosine));
  const noon = DAY_MINUTES / 2 - 4 * place.longitude - ahead - date.getTimezoneOffset();
  const inDay = (minutes: number) => ((Math.round(minutes) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return { from: inDay(noon + half), to: inDay(noon - half) };
}
