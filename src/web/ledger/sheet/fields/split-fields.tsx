import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { formatAmount } from '#domain/money/money.ts'
import { CategoryField } from '#web/categories/category-field.tsx'
import type { Categories } from '#web/categories/use-categories.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button, IconButton } from '#web/ui/control/button.tsx'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import type { DraftLine } from '../draft.ts'
import type { DraftForm } from '../use-draft.ts'
import { Section } from './section.tsx'
import { addLine, changeLine, dropLine, giveRest, mostLines, restOf } from './split-lines.ts'

export interface SplitFieldsProps {
  readonly form: DraftForm
  readonly categories: Categories
}

/** One purchase over several categories; the parts have to add up. */
export function SplitFields({ form, categories }: SplitFieldsProps) {
  const { locale } = useLocale()
  const { draft, change, messages } = form
  const lines = draft.lines ?? []
  const rest = restOf(draft, locale)
  return (
    <Section
      name="split"
      title={say('Split over categories')}
      closeLabel={say('Do not split')}
      onClose={() => change({ lines: null, categoryId: lines[0]?.categoryId ?? null })}
      error={messages.lines}
    >
      <ul className="grid gap-4">
        {lines.map((line, at) => (
          <SplitLine
            key={line.key}
            form={form}
            categories={categories}
            line={line}
            at={at}
            hasRest={rest !== null && rest !== 0}
          />
        ))}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button
          look="outline"
          disabled={lines.length >= mostLines}
          onClick={() => change(addLine(draft, locale))}
        >
          <Plus aria-hidden />
          {say('Another part')}
        </Button>
        <output className="amount text-sm">
          <Rest rest={rest} currency={draft.currency} />
        </output>
      </div>
    </Section>
  )
}

function Rest({ rest, currency }: { readonly rest: number | null; readonly currency: string }) {
  const { locale } = useLocale()
  if (rest === null) return say('Enter the whole amount first.')
  if (rest === 0) return <span className="text-income">{say('All of it is split.')}</span>
  const words = formatAmount(Math.abs(rest), currency, locale)
  return (
    <span className="text-warning">
      {rest > 0 ? say('{what} left', { what: words }) : say('{what} too much', { what: words })}
    </span>
  )
}

interface SplitLineProps extends SplitFieldsProps {
  readonly line: DraftLine
  readonly at: number
  readonly hasRest: boolean
}

function SplitLine({ form, categories, line, at, hasRest }: SplitLineProps) {
  const { locale } = useLocale()
  const { draft, change, messages } = form
  const set = (patch: Partial<DraftLine>) => change(changeLine(draft, line.key, patch))
  const part = `part ${at + 1}`
  return (
    <li className="grid gap-2 border-l-2 border-border pl-3">
      <div className="grid grid-cols-[1fr_auto] items-end gap-1">
        <CategoryField
          label={say('Category of {part}', { part })}
          categories={categories}
          value={line.categoryId}
          onChange={(categoryId) => set({ categoryId })}
          error={messages[`lines.${at}.categoryId`]}
        />
        <IconButton
          label={say('Remove {part}', { part })}
          className="self-end"
          onClick={() => change(dropLine(draft, line.key))}
        >
          <X aria-hidden />
        </IconButton>
      </div>
      <div className="grid grid-cols-[7.5rem_1fr_auto] items-start gap-2 narrow:grid-cols-1">
        <Field
          label={
            <span className="sr-only">
              <Say words="Sum of {part}" part={part} />
            </span>
          }
          error={messages[`lines.${at}.amount`]}
        >
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              placeholder={formatAmount(0, draft.currency, locale, { unit: 'none' })}
              value={line.amount}
              onChange={(event) => set({ amount: event.target.value })}
              className="amount text-right"
            />
          )}
        </Field>
        <Field
          label={
            <span className="sr-only">
              <Say words="Note on {part}" part={part} />
            </span>
          }
          error={messages[`lines.${at}.note`]}
        >
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              placeholder={say('Note')}
              value={line.note}
              onChange={(event) => set({ note: event.target.value })}
            />
          )}
        </Field>
        <Button
          look="quiet"
          // Keeps the focus when there is no more to give.
          aria-disabled={!hasRest}
          aria-label={say('The rest to {part}', { part })}
          className="mt-1.5 px-3"
          onClick={() => hasRest && change(giveRest(draft, line.key, locale))}
        >
          {say('Rest')}
        </Button>
      </div>
    </li>
  )
}
