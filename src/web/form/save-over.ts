import { ask } from '#web/ui/overlay/ask-first.ts'
import { listed } from '#web/words/listed.ts'
import { say } from '#web/words/say.ts'
import { overNewer } from './over-newer.ts'

export interface Versions<Fields> {
  /** How it was when it was opened, and how it is by now; null for a new one. */
  readonly opened: Fields | null
  readonly now: Fields | null
  readonly mine: Fields
}

/** Names of fields that say it in other words. */
const otherWords: Readonly<Record<string, string>> = {
  annualRateBps: say('the rate'),
  categoryId: say('the category'),
  categoryIds: say('the categories'),
  targetOn: say('the day'),
}

/** "targetAmount" is the target amount. */
const wordsOf = (name: string): string =>
  otherWords[name] ??
  say('the {name}', { name: name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`) })

type Values = Readonly<Record<string, unknown>>

/** What stands in a field, to be read; the others of the row say what it is in. */
export type Saying = (row: Values, field: string) => string

/**
 * Saves what was written, over what another tab or device made of it meanwhile: field by field,
 * and asked about only where both changed the same.
 */
export function saveOver<Fields extends object>(
  { opened, now, mine }: Versions<Fields>,
  save: (fields: Fields) => void,
  wordsIn: Saying,
): void {
  if (!opened || !now) {
    save(mine)
    return
  }
  const { fields, both } = overNewer(opened, now, mine)
  if (both.length === 0) {
    save(fields)
    return
  }
  const theirs = Object.fromEntries(both.map((name) => [name, now[name]]))
  const said = (row: Fields, name: string) => wordsIn(row as Values, name)
  const what = listed(
    both.map((name) => `${wordsOf(name)} (${said(now, name)} there, ${said(fields, name)} here)`),
  )
  ask({
    title: say('Changed in another tab or on another device'),
    stay: say('Go on writing'),
    description: say('While you wrote, {what} changed there too. Which holds? All else is kept.', {
      what,
    }),
    choices: [
      { words: say('Take the newer'), onPick: () => save({ ...fields, ...theirs }) },
      { words: say('Go on with mine'), onPick: () => save(fields) },
    ],
  })
}
