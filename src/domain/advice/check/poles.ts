/** Which way a clause says something goes: owed or owing, in or out, more or less, left or over. */

export type Axis =
  | 'debt'
  | 'flow'
  | 'change'
  | 'budget'
  | 'saving'
  | 'tense'
  | 'typical'
  | 'rough'
  | 'bound'

export interface Pole {
  readonly axis: Axis
  readonly way: string
}

/** Ways of speaking that hold such a word and mean none; the length stays. */
const idioms = new RegExp(
  [
    String.raw`\b(?:stands?|stood|turn(?:s|ed)?|work(?:s|ed)?|carried|carry) out\b|\b(?:came|`,
    String.raw`comes?|coming) (?:in at|to)\b|\b(?:went|goes) to\b|\bout of\b|\bin all\b|`,
    String.raw`\bover(?= (?:the )?(?:last )?(?:\d|one\b|two\b|three\b|four\b|five\b|six\b|`,
    String.raw`seven\b|eight\b|nine\b|ten\b|eleven\b|twelve\b))`,
  ].join(''),
  'g',
)

/** `\ue000` to `\uefff` stand for names. */
const name = '[\\ue000-\\uefff]'

const shapes: readonly (readonly [Axis, string, string])[] = [
  ['debt', 'paid mine', '(?:re)?pa(?:id|ys?) you'],
  ['debt', 'paid theirs', `(?:re)?pa(?:id|ys?) ${name}`],
  [
    'debt',
    'mine',
    `owes?(?: \\w+)? you|owed(?: back)? to you|you (?:are|were|will be)(?: \\w+){0,2} owed` +
      `|^\\s*(?:\\w+ )?are(?: \\w+)? owed|owed(?: \\w+)? by ${name}|` +
      `${name}\\s+(?:still )?owes?|owes`,
  ],
  [
    'debt',
    'theirs',
    `owed(?: \\w+)? by you|owed(?: back)? to ${name}|${name}\\s+is(?: \\w+)? owed|owe`,
  ],
  ['debt', 'theirs', 'debts?|owing|indebted'],
  ['debt', 'open', 'owed'],
  [
    'flow',
    'in',
    '(?:came|comes?|coming) in|received?s?|earn(?:s|ed|ings)?|incomes?|incoming|salary|pay ?day',
  ],
  [
    'flow',
    'out',
    '(?:went|goes|gone|going) out|spent|took|taken|paid|expenses?|spending|outgoings?|bought|out',
  ],
  ['flow', 'price', 'costs?|costing|spend|spends|pays?|takes?|charged?|charges'],
  [
    'change',
    'up',
    'more|higher|rose|rises?|risen|rising|increas(?:e[ds]?|ing)|grew|grows?|grown|' +
      'growing|growth|up|upwards?|dearer|above|larger|bigger|greater',
  ],
  [
    'change',
    'down',
    'less|lower|fell|falls?|fallen|falling|drop(?:s|ped|ping)?|decreas(?:e[ds]?|ing)|' +
      'declin(?:e[ds]?|ing)|shrank|shrunk|down|downwards?|cheaper|below|fewer|reduced|' +
      'smaller',
  ],
  ['budget', 'left', 'left|remaining|remains?|spare|available|room|unspent|under'],
  ['budget', 'over', 'over|exceed(?:s|ed|ing)?|overspent|overrun|too much'],
  [
    'saving',
    'kept',
    'saved?|saves|savings?|kept|keeps?|stay(?:s|ed)?|(?:put|set|went) (?:aside|in|into)',
  ],
  ['saving', 'short', 'missing|short|shortfall|lack(?:s|ing)?|needed|gap'],
  ['tense', 'ahead', 'will|due|upcoming|coming|expected|ahead|soon|would|next'],
  ['typical', 'usual', 'usual|usually|typical|typically|average|averages?d?|normally|normal'],
  [
    'rough',
    'rough',
    '(?:about|around|roughly|approximately|nearly|almost|circa)(?=\\s*[\\d\\p{Sc}])',
  ],
  ['bound', 'most', 'at most|maximum|most'],
  ['bound', 'least', 'at least|minimum|least'],
]

const readers = shapes.map(
  ([axis, way, shape]) =>
    [axis, way, new RegExp(`(?<![\\p{L}\\p{N}])(?:${shape})(?![\\p{L}\\p{N}])`, 'gu')] as const,
)

const negation = new RegExp(
  [
    String.raw`(?<![\p{L}])(?:not|never|no|nothing|none|neither|nor|without|cannot|hardly|`,
    String.raw`barely|nobody|stopped|failed)(?![\p{L}])`,
  ].join(''),
  'gu',
)

export interface Ways {
  /** In the order they are said; what is said twice in a row counts once. */
  readonly poles: readonly Pole[]
  readonly isNegated: boolean
}

/** Of a clause in small letters, without short forms such as `isn't`. */
export function readWays(clause: string): Ways {
  let text = clause.replace(idioms, (some) => '·'.repeat(some.length))
  const found: (Pole & { readonly at: number })[] = []
  for (const [axis, way, shape] of readers) {
    text = text.replace(shape, (some: string, at: number) => {
      found.push({ axis, way, at })
      return '·'.repeat(some.length)
    })
  }
  const count = Array.from(clause.matchAll(negation)).length
  return {
    poles: found.toSorted((a, b) => a.at - b.at).map(({ axis, way }) => ({ axis, way })),
    isNegated: count % 2 === 1,
  }
}

/** What is said of one axis, in order; empty when nothing is. */
export const waysOn = (poles: readonly Pole[], axis: Axis): string =>
  poles
    .filter((pole) => pole.axis === axis)
    .map(({ way }) => way)
    .filter((way, at, all) => way !== all[at - 1])
    .join(' ')
