import { actionsFor } from '#web/shell/palette/palette-actions.tsx'

/** Asked for which theme is shown. */
globalThis.matchMedia ??= () => ({ matches: false }) as MediaQueryList

/** What the palette offers to do, in its order. */
export const shownActions = (typed: string): readonly string[] =>
  actionsFor(typed).map(({ label }) => label)
