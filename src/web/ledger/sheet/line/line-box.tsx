import { type Ref, useRef } from 'react'
import type { LinePart, Mark } from '#domain/entry-line/line-parts.ts'
import { classes } from '#web/ui/classes.ts'
import { Field } from '#web/ui/control/field.tsx'
import { controlFrame } from '#web/ui/control/input.tsx'
import { say } from '#web/words/say.ts'
import type { Understood } from './understood.ts'

export interface LineBoxProps {
  readonly value: string
  readonly onChange: (text: string) => void
  readonly marks: readonly Mark[]
  readonly understood: readonly Understood[]
  /** An amount that was asked about is the one. */
  readonly onTake: (amount: string) => void
  readonly example: string
  readonly inputRef: Ref<HTMLInputElement>
}

const tones: Readonly<Record<LinePart, string>> = {
  amount: 'bg-primary-wash text-primary-text',
  day: 'bg-info-wash text-info',
  category: 'bg-income-wash text-income',
  tag: 'bg-warning-wash text-warning',
  payment: 'bg-muted text-muted-foreground',
  person: 'bg-muted text-muted-foreground',
  noun: 'bg-income-wash text-income',
  back: 'bg-info-wash text-info',
  months: 'bg-info-wash text-info',
  group: 'bg-primary-wash text-primary-text',
  repeats: 'bg-info-wash text-info',
}

const boxText = 'control-text h-11 px-3 whitespace-pre'

/** Everything in one line; the fields below show what became of it. */
export function LineBox(props: LineBoxProps) {
  const { value, onChange, marks, example, inputRef } = props
  const paper = useRef<HTMLDivElement>(null)
  return (
    <Field
      label={say('In one line')}
      hint={<Reading understood={props.understood} onTake={props.onTake} />}
    >
      {(control) => (
        <div className="relative">
          <div
            ref={paper}
            aria-hidden
            className={classes(
              'pointer-events-none absolute inset-px flex items-center overflow-hidden',
              'text-transparent',
              boxText,
            )}
          >
            <Marked text={value} marks={marks} />
          </div>
          <input
            {...control}
            ref={inputRef}
            autoComplete="off"
            autoCapitalize="off"
            enterKeyHint="done"
            maxLength={500}
            placeholder={example}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onScroll={({ currentTarget }) => {
              if (paper.current) paper.current.scrollLeft = currentTarget.scrollLeft
            }}
            className={classes(controlFrame, 'relative !bg-transparent', boxText)}
          />
        </div>
      )}
    </Field>
  )
}

/** The same text behind the box, washed in colour where it was understood. */
function Marked({ text, marks }: { readonly text: string; readonly marks: readonly Mark[] }) {
  let at = 0
  const pieces = marks.map(({ part, start, end }) => {
    const before = text.slice(at, start)
    at = end
    return (
      <span key={start}>
        {before}
        <span className={classes('rounded-sm', tones[part].split(' ')[0])}>
          {text.slice(start, end)}
        </span>
      </span>
    )
  })
  return (
    <span>
      {pieces}
      {text.slice(at)}
    </span>
  )
}

const chip = 'inline-flex h-6 max-w-full items-center rounded-full px-2.5 text-xs font-medium'

function Reading({ understood, onTake }: Pick<LineBoxProps, 'understood' | 'onTake'>) {
  if (understood.length === 0) return say('In any order: what, how much, when, category, #tag.')
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      {understood.map(({ part, words, offer }) =>
        offer === undefined ? (
          <span key={`${part} ${words}`} className={classes(chip, tones[part])}>
            <span className="truncate">{words}</span>
          </span>
        ) : (
          <button
            key={words}
            type="button"
            aria-label={say('Take {what} as the amount', { what: words.replace(/\?$/, '') })}
            onClick={() => onTake(offer)}
            className="inline-flex control-least items-center"
          >
            <span className={classes(chip, tones[part], 'underline')}>{words}</span>
          </button>
        ),
      )}
    </span>
  )
}
