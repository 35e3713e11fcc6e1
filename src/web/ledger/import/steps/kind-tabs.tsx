import { useLocale } from '#web/locale/use-locale.ts'
import { classes } from '#web/ui/classes.ts'
import { say } from '#web/words/say.ts'
import type { ImportRow, ShownVerdict } from '../judge-files.ts'

export type Kind = 'all' | ShownVerdict['kind']

export interface KindTabsProps {
  readonly rows: readonly ImportRow[]
  /** Lines of the files that are no rows at all. */
  readonly lineCount: number
  readonly kind: Kind
  readonly onChange: (kind: Kind) => void
}

export const kindWords: Readonly<Record<Kind, string>> = {
  all: say('All'),
  new: say('New'),
  duplicate: say('Already here'),
  refused: say('Left out'),
}

/** Which rows are shown, with how many there are of each. */
export function KindTabs({ rows, lineCount, kind, onChange }: KindTabsProps) {
  const { locale } = useLocale()
  const countOf = (one: Kind) => {
    const lines = one === 'all' || one === 'refused' ? lineCount : 0
    return lines + rows.filter(({ verdict }) => one === 'all' || verdict.kind === one).length
  }
  const kinds = (Object.keys(kindWords) as Kind[]).filter(
    (one) => one === 'all' || countOf(one) > 0,
  )
  if (kinds.length <= 2) return null
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{say('Show')}</legend>
      {kinds.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === kind}
          onClick={() => onChange(one)}
          className={classes(
            'control-height rounded-full border px-4 font-medium',
            one === kind ? 'border-primary bg-primary-wash text-primary-text' : 'border-input',
          )}
        >
          {kindWords[one]} {countOf(one).toLocaleString(locale)}
        </button>
      ))}
    </fieldset>
  )
}
