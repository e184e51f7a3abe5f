import { type Colour, BLACK, blackOrWhite, mix, parseHex } from '../colour';
import type { ThemeProblemKind } from '../model/style';
import { type EvaluatedColour, MAGENTA } from '../values/evaluate-colour';
import { brighten, lightnessOf, withLightness } from '../values/hsl';
import { isDark, readableText } from '../values/readable-text';
import { type SlotRecipe, slotRecipes } from './slot-recipes';
import { type OpacityName, type SlotName, isSlotName, layerBelow, opacityDefaults } from './slots';

/** What a theme says of one slot. */
export type SlotColour =
  | { readonly kind: 'colour'; readonly colour: Colour }
  | { readonly kind: 'transparent' }
  | { readonly kind: 'reference'; readonly slot: SlotName; readonly mod: number };

export interface SlotSource {
  readonly colours: ReadonlyMap<SlotName, SlotColour>;
  readonly opacity: ReadonlyMap<OpacityName, number>;
}

/** By what `shade` multiplies the channels. */
const shadeFactors = { red: 0.53, green: 0.56, blue: 0.59 };

function isOpacity(name: string): name is OpacityName {
  return Object.hasOwn(opacityDefaults, name);
}

/** Resolves the slots of one theme, each once, in any order. */
export class SlotResolver {
  readonly #source: SlotSource;
  readonly #recipes = slotRecipes();
  readonly #known = new Map<SlotName, EvaluatedColour>();
  readonly #underWay = new Set<SlotName>();
  readonly #onFailure: (slot: SlotName, what: ThemeProblemKind) => void;

  constructor(source: SlotSource, onFailure: (slot: SlotName, what: ThemeProblemKind) => void) {
    this.#source = source;
    this.#onFailure = onFailure;
  }

  /** The colour with its opacity; magenta for what refers to itself, or to what is not there. */
  get(slot: SlotName): EvaluatedColour {
    const before = this.#known.get(slot);
    if (before !== undefined) return before;
    if (this.#underWay.has(slot)) {
      this.#onFailure(slot, 'goesInCircles');
      return { colour: MAGENTA, alpha: 1 };
    }
    this.#underWay.add(slot);
    const resolved = { colour: this.#colourOf(slot), alpha: this.#alphaOf(slot) };
    this.#underWay.delete(slot);
    this.#known.set(slot, resolved);
    return resolved;
  }

  opacity(name: OpacityName): number {
    return this.#source.opacity.get(name) ?? opacityDefaults[name];
  }

  /** `mod` steps from the colour of a slot, where `surface` decides in which direction. */
  stepped(slot: SlotName, mod: number, surface: Colour): Colour {
    const { colour } = this.get(slot);
    return brighten(colour, isDark(surface) ? mod : -mod);
  }

  #colourOf(slot: SlotName): Colour {
    const set = this.#source.colours.get(slot);
    if (set?.kind === 'colour') return set.colour;
    const recipe = this.#recipes[slot];
    if (set?.kind === 'transparent') return this.#beneath(this.#layerOf(slot), MAGENTA);
    if (set === undefined) return this.#derived(slot, recipe);
    return set.mod === 0
      ? this.get(set.slot).colour
      : this.stepped(set.slot, set.mod, this.#surfaceOf(slot, recipe));
  }

  #derived(slot: SlotName, recipe: SlotRecipe): Colour {
    if (recipe.fallback !== undefined) return parseHex(recipe.fallback)?.colour ?? BLACK;
    const [first, second] = recipe.from;
    if (first === undefined) {
      this.#onFailure(slot, 'missing');
      return MAGENTA;
    }
    const base = this.get(first).colour;
    const mixed = makeOf(recipe, base, second === undefined ? base : this.get(second).colour);
    return recipe.text === undefined ? this.#steppedBy(recipe, mixed) : this.#textOf(slot, recipe, mixed);
  }

  #steppedBy({ step }: SlotRecipe, colour: Colour): Colour {
    if (step === undefined) return colour;
    return brighten(colour, isDark(this.get(step.of).colour) ? step.by : -step.by);
  }

  #textOf(slot: SlotName, recipe: SlotRecipe, colour: Colour): Colour {
    const surface = this.#surfaceOf(slot, recipe);
    if (recipe.text === undefined || recipe.text === 'bw') return blackOrWhite(surface);
    const by = recipe.step?.by ?? 0;
    return readableText(surface, brighten(colour, isDark(surface) ? by : -by), recipe.text);
  }

  /** What a text stands on, with what shines through it; for other slots the colour that decides about their steps. */
  #surfaceOf(slot: SlotName, { text, layer, surface, from }: SlotRecipe): Colour {
    const top = surface ?? (layer !== undefined && isSlotName(layer) ? layer : 'bg');
    if (text === undefined) return this.get(top === slot ? 'bg' : top).colour;
    const bedrock = from[0] === undefined ? BLACK : this.get(from[0]).colour;
    const { colour, alpha } = this.get(top);
    return mix(colour, alpha * 100, this.#beneath(layer ?? 'bg', bedrock));
  }

  #beneath(layer: string, bedrock: Colour): Colour {
    const below = Object.hasOwn(layerBelow, layer) ? layerBelow[layer as keyof typeof layerBelow] : undefined;
    if (below === undefined) return bedrock;
    const opacity = isOpacity(below) ? this.opacity(below) : 1;
    return mix(this.get(below).colour, opacity * 100, this.#beneath(below, bedrock));
  }

  #layerOf(slot: SlotName): string {
    if (Object.hasOwn(layerBelow, slot)) return slot;
    const { layer, from } = this.#recipes[slot];
    if (layer !== undefined || from[0] === undefined || slot === 'accent') return layer ?? slot;
    return this.#layerOf(from[0]);
  }

  #alphaOf(slot: SlotName): number {
    const { opacity, text, from } = this.#recipes[slot];
    if (opacity === 'none') return 1;
    const set = this.#source.colours.get(slot);
    if (set?.kind === 'transparent') return 0;
    const inherited = this.#inheritedAlpha(slot, from[0], text !== undefined);
    // What is made of something transparent is transparent, unless the theme gives it a colour.
    if (inherited === 0 && set === undefined) return 0;
    return opacity === undefined ? inherited || 1 : this.opacity(opacity);
  }

  #inheritedAlpha(slot: SlotName, first: SlotName | undefined, isText: boolean): number {
    // Link and accent are made of each other.
    if (first === undefined || slot === 'link' || slot === 'accent') return 1;
    const { opacity = 'none' } = this.#recipes[first];
    if (isText) return opacity === 'none' ? 1 : this.opacity(opacity);
    return this.#alphaOf(first);
  }
}

function makeOf({ make }: SlotRecipe, first: Colour, second: Colour): Colour {
  if (make === undefined) return first;
  if (make === 'mix') return mix(first, 50, second);
  if (make === 'invert') return withLightness(first, 100 - lightnessOf(first));
  if (make !== 'shade') return mix(first, make.blend * 100, second);
  return {
    red: Math.floor(first.red * shadeFactors.red),
    green: Math.floor(first.green * shadeFactors.green),
    blue: Math.floor(first.blue * shadeFactors.blue),
  };
}
