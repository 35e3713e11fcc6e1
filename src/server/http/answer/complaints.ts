import type { z } from 'zod'

export type Complaint = readonly [field: string, words: string]

/**
 * What to fix, each field once: what is said first is why the rest is said. Unknown keys are told
 * of the object that holds them; each is a field of its own here.
 */
export function complaintsOf({ issues }: z.ZodError): Complaint[] {
  // A field may be called `constructor`, which every plain object seems to have already.
  const words = new Map<string, string>()
  for (const issue of issues) {
    const places = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [key]) : [[]]
    for (const more of places) {
      const field = [...issue.path, ...more].map(String).join('.')
      if (!words.has(field)) words.set(field, issue.message)
    }
  }
  return [...words]
}
