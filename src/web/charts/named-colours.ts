import type { ChartColour } from './series.ts'

/** The colours of categories and goals by the name stored with them: those of the charts. */
const colours: Readonly<Record<string, ChartColour>> = {
  honey: 1,
  teal: 2,
  indigo: 3,
  rose: 4,
  leaf: 5,
  sky: 6,
  plum: 7,
  amber: 8,
  slate: 'muted',
}

export const colourNames: readonly string[] = Object.keys(colours)

export const namedColour = (name: string): ChartColour =>
  (Object.hasOwn(colours, name) ? colours[name] : undefined) ?? 'muted'
