import { say } from '#web/words/say.ts'

const lines = [
  { words: say('You paid for three'), figure: '90.00', look: '' },
  { words: say('Your own spending'), figure: '30.00', look: '' },
  { words: say('Owed to you'), figure: '60.00', look: 'text-income' },
] as const

/** The promise as one small example: a shared dinner in one book. */
export function SharedDinner() {
  return (
    <figure className="max-w-md rounded-lg border bg-card p-5 shadow-raised dark:bg-popover">
      <figcaption className="mb-3 text-sm text-muted-foreground">
        {say('One dinner, one book: your budget counts only your share.')}
      </figcaption>
      <dl className="grid gap-2">
        {lines.map(({ words, figure, look }) => (
          <div key={words} className="flex justify-between gap-4 border-t pt-2">
            <dt>{words}</dt>
            <dd className={`amount font-semibold ${look}`}>{figure}</dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
