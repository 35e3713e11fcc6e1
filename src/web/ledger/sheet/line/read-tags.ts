import { say } from '#web/words/say.ts'

export type ReadTags =
  | { readonly ok: true; readonly tags: readonly string[] }
  | { readonly ok: false; readonly problem: string }

const longest = 40
const most = 20

/** Tags as people type them: `trip, #work`; each is kept once. */
export function readTags(typed: string): ReadTags {
  const tags = typed
    .split(',')
    .map((tag) => tag.trim().replace(/^#+/, '').trim())
    .filter(Boolean)
  if (tags.some((tag) => tag.length > longest)) {
    return { ok: false, problem: say('Use at most {longest} characters for a tag.', { longest }) }
  }
  const once = [...new Set(tags)]
  return once.length > most
    ? { ok: false, problem: say('Add at most {most} tags.', { most }) }
    : { ok: true, tags: once }
}
