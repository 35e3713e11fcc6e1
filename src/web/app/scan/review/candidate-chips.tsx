import CircleCheck from 'lucide-react/icons/circle-check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { Field } from '#domain/receipts/reading.ts'
import { say } from '#web/words/say.ts'

export interface CandidateChipsProps<Value> {
  readonly field: Field<Value> | undefined
  /** What the form has now, as its text. */
  readonly now: string
  /** A value as the form would have it. */
  readonly asText: (value: Value) => string
  /** A value as it is shown. */
  readonly asWords: (value: Value) => string
  readonly onPick: (text: string) => void
}

const chipLook =
  'inline-flex control-least items-center rounded-full border border-input px-3 text-sm ' +
  'hover:bg-accent'
const most = 4

/** How sure a field is, and what else it may be. */
export function CandidateChips<Value>(props: CandidateChipsProps<Value>) {
  const { field, now, asText, asWords, onPick } = props
  if (!field) return null
  const isAsRead = field.value !== null && asText(field.value) === now
  const others = field.candidates.filter(({ value }) => asText(value) !== now).slice(0, most)
  if (!isAsRead && others.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-1.5 text-sm">
      {isAsRead ? <Sureness isSure={field.isSure} /> : null}
      {others.length > 0 && !(isAsRead && field.isSure) ? (
        <>
          <span className="text-muted-foreground">{say('Or')}</span>
          {others.map(({ value }) => (
            <button
              key={asText(value)}
              type="button"
              className={chipLook}
              onClick={() => onPick(asText(value))}
            >
              {asWords(value)}
            </button>
          ))}
        </>
      ) : null}
    </div>
  )
}

function Sureness({ isSure }: { readonly isSure: boolean }) {
  return isSure ? (
    <span className="flex items-center gap-1 text-income">
      <CircleCheck aria-hidden className="size-4" />
      {say('Confirmed')}
    </span>
  ) : (
    <span className="flex items-center gap-1 text-warning">
      <TriangleAlert aria-hidden className="size-4" />
      {say('Please check')}
    </span>
  )
}
