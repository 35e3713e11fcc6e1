/** When advice that was put aside is a new matter: its facts differ by more than a quarter. */

export const fingerprintOf = (about: string, weight: number): string =>
  `${about.slice(0, 150)}~${Math.round(Math.abs(weight))}`

/** Compared by what was, so that many small changes add up to a large one. */
export function isSameMatter(before: string, now: string): boolean {
  const [aboutBefore, weightBefore] = partsOf(before)
  const [aboutNow, weightNow] = partsOf(now)
  if (aboutBefore !== aboutNow) return false
  return Math.abs(weightNow - weightBefore) * 4 <= weightBefore
}

function partsOf(fingerprint: string): readonly [string, number] {
  const cut = fingerprint.lastIndexOf('~')
  const weight = Number(fingerprint.slice(cut + 1))
  return [fingerprint.slice(0, cut), Number.isFinite(weight) ? weight : 0]
}

export interface Choice {
  readonly rule: string
  readonly subject: string
  readonly fingerprint: string
}

/** What was put aside stays there until its facts are really others. */
export const isAside = (advice: Choice, choices: readonly Choice[]): boolean =>
  choices.some(
    ({ rule, subject, fingerprint }) =>
      rule === advice.rule &&
      subject === advice.subject &&
      isSameMatter(fingerprint, advice.fingerprint),
  )
