export { fetchStaff, type Staff } from './fetch-staff';
