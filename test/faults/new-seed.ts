import { randomInt } from 'node:crypto'

/** Another one at every run; `SEED=` repeats a run as far as chance goes. */
export const newSeed = () => Number(process.env.SEED) || randomInt(1, 10 ** 9)
