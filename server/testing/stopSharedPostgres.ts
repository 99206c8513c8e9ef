export { stop as default } from './sharedPostgres.ts';
