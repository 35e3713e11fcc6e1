import { useMemo, useRef, useState } from 'react'
import { previewRule } from '#domain/categories/apply-rule.ts'
import type { CategoryRule } from '#domain/categories/rules.ts'
import type { Categories } from '#web/categories/use-categories.ts'
import { useRules } from '#web/categories/use-rules.ts'
import { useTable } from '#web/data/replica-react.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { WideDialogActions, WideDialogBody } from '#web/ui/overlay/wide-dialog.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { VirtualRows } from '../list/virtual-rows.tsx'
import { asEntries, type Entry } from '../model/entry.ts'
import { useNoun } from '../model/noun.ts'
import { countsOf, rowWords } from '../model/row-words.ts'
import { changeMany } from '../selection/many-writes.ts'
import { planCategory } from '../selection/plan.ts'
import { TickLine } from '../tick-line.tsx'
import { PastRow } from './past-row.tsx'

export interface ApplyRuleProps {
  readonly rule: CategoryRule
  readonly categories: Categories
  readonly onBack: () => void
  /** With the dialog closed, the way back in the toast can be reached. */
  readonly onDone: () => void
}

const pastRowRem = 3.5

/** Which rows the rule would change; those somebody put elsewhere wait for a tick. */
function usePreview(rule: CategoryRule) {
  const { table } = useNoun()
  const { replica, version } = useTable(table)
  const rules = useRules()
  return useMemo(() => {
    // The rows are the replica's own; the version tells when they change.
    const months = version < 0 ? [] : replica.months(table)
    const rows = months.flatMap((month) => asEntries(replica.monthRows(table, month)))
    return previewRule(rule, rules, rows)
  }, [replica, version, table, rule, rules])
}

function useTicks({ without, elsewhere }: ReturnType<typeof usePreview>) {
  const [flipped, setFlipped] = useState<ReadonlySet<string>>(new Set())
  const rows: readonly Entry[] = useMemo(() => [...without, ...elsewhere], [without, elsewhere])
  const isTicked = ({ id, categoryId }: Entry) => (categoryId === null) !== flipped.has(id)
  const ticked = rows.filter(isTicked)
  const flip = ({ id }: Entry) => {
    const next = new Set(flipped)
    if (!next.delete(id)) next.add(id)
    setFlipped(next)
  }
  const tickAll = (all: boolean) =>
    setFlipped(new Set(rows.filter((row) => (row.categoryId === null) !== all).map(({ id }) => id)))
  return { rows, ticked, isTicked, flip, tickAll }
}

function useApply({ categoryId }: CategoryRule, { names }: Categories) {
  const noun = useNoun()
  const { replica } = useTable(noun.table)
  const { locale } = useLocale()
  return (rows: readonly Entry[]) => {
    const plan = planCategory(rows, categoryId, names)
    void changeMany({ replica, noun, locale }, plan)
  }
}

export function ApplyRule({ rule, categories, onBack, onDone }: ApplyRuleProps) {
  const noun = useNoun()
  const { locale } = useLocale()
  const preview = usePreview(rule)
  const { rows, ticked, isTicked, flip, tickAll } = useTicks(preview)
  const apply = useApply(rule, categories)
  const isAll = ticked.length === rows.length
  const scroller = useRef<HTMLDivElement>(null)
  return (
    <>
      <WideDialogBody ref={scroller} className="grid grid-cols-1 content-start gap-3">
        <PreviewWords without={preview.without.length} elsewhere={preview.elsewhere.length} />
        {rows.length > 0 ? (
          <div className="overflow-clip rounded-lg border">
            <TickLine
              isTicked={isAll || (ticked.length > 0 && 'indeterminate')}
              onFlip={() => tickAll(!isAll)}
              className="border-b px-3 py-2.5 font-medium"
            >
              <Say words="{count} of {count2} ticked" count={ticked.length} count2={rows.length} />
            </TickLine>
            <VirtualRows
              label={say('Past rows')}
              count={rows.length}
              rowRem={pastRowRem}
              scroller={scroller}
            >
              {(index) => {
                const entry = rows[index]
                return entry ? (
                  <PastRow
                    entry={entry}
                    category={categories.byId.get(entry.categoryId ?? '')}
                    isTicked={isTicked(entry)}
                    onFlip={() => flip(entry)}
                  />
                ) : null
              }}
            </VirtualRows>
          </div>
        ) : null}
      </WideDialogBody>
      <WideDialogActions>
        <Button look="outline" onClick={onBack}>
          {say('Back to the rules')}
        </Button>
        {rows.length > 0 ? (
          <Button
            disabled={ticked.length === 0}
            onClick={() => {
              apply(ticked)
              onDone()
            }}
          >
            <Say words="Change {row}" row={rowWords(noun, countsOf(ticked), locale)} />
          </Button>
        ) : null}
      </WideDialogActions>
    </>
  )
}

function PreviewWords({ without, elsewhere }: Readonly<Record<'without' | 'elsewhere', number>>) {
  const parts = [
    without > 0 ? say('{without} without a category, ticked.', { without }) : '',
    elsewhere > 0 ? `${elsewhere} in another category: tick what should move.` : '',
  ].filter(Boolean)
  return (
    <p className="text-muted-foreground">
      {parts.length === 0 ? say('There is nothing left to change.') : parts.join(' ')}
    </p>
  )
}
