import type { Correction } from '#domain/categories/corrections.ts'

type Listener = (correction: Correction) => void

let listener: Listener | null = null
const waiting: Correction[] = []

/** A person put a row in another category by hand; two equal ones become the offer of a rule. */
export function corrected(correction: Correction): void {
  if (listener) listener(correction)
  else waiting.push(correction)
}

/** What listens comes later than the page; nothing said before is lost. */
export function onCorrected(listen: Listener): () => void {
  listener = listen
  for (const correction of waiting.splice(0)) listen(correction)
  return () => {
    if (listener === listen) listener = null
  }
}
