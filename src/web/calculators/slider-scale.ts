/** A step people find round: 1, 2 or 5 times a power of ten, at least so many of them. */
export function roundStep(most: number, steps: number): number {
  const rough = Math.max(most / steps, 1)
  const power = 10 ** Math.floor(Math.log10(rough))
  const size = rough / power
  const round = size <= 1 ? 1 : size <= 2 ? 2 : size <= 5 ? 5 : 10
  return round * power
}

export interface Scale {
  readonly max: number
  readonly step: number
}

/** From nothing to about this much. */
export function scaleTo(most: number, steps = 100): Scale {
  const step = roundStep(most, steps)
  return { step, max: Math.max(Math.ceil(most / step), 1) * step }
}
