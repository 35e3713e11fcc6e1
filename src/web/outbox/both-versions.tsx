import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'

export interface BothVersionsProps {
  readonly title: string
  /** What both changed; the rest is already brought together. */
  readonly rows: readonly {
    readonly name: string
    readonly theirs: string
    readonly mine: string
  }[]
  readonly onTakeNewer: () => void
  readonly onKeepMine: () => void
}

/** What two made of the same, side by side. */
export function BothVersions({ title, rows, onTakeNewer, onKeepMine }: BothVersionsProps) {
  return (
    <section
      aria-label={say('A newer version')}
      className="grid gap-3 rounded-lg border border-warning bg-warning-wash p-4"
    >
      <p role="status" className="font-medium wrap-anywhere">
        <Say words="{title} Which holds? All else is kept from both." title={title} />
      </p>
      <table className="w-full table-fixed text-left text-sm">
        <thead>
          <tr>
            <th scope="col" className="w-22">
              <span className="sr-only">{say('Field')}</span>
            </th>
            <th scope="col">{say('Newer')}</th>
            <th scope="col">{say('Yours')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, theirs, mine }) => (
            <tr key={name} className="align-top">
              <th scope="row" className="pr-2 font-normal text-muted-foreground">
                {name}
              </th>
              <td className="pr-2 wrap-anywhere">{theirs}</td>
              <td className="wrap-anywhere">{mine}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="flex flex-wrap gap-2">
        <Button look="outline" onClick={onTakeNewer}>
          {say('Take the newer')}
        </Button>
        <Button look="outline" onClick={onKeepMine}>
          {say('Go on with mine')}
        </Button>
      </div>
    </section>
  )
}
