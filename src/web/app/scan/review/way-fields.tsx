import type { GroupRow } from '#contract/groups/entities.ts'
import { CategoryField } from '#web/categories/category-field.tsx'
import type { Categories } from '#web/categories/use-categories.ts'
import { ChoiceField } from '#web/form/fields/choice-field.tsx'
import { ChoiceSwitch } from '#web/ui/control/choice-switch.tsx'
import { say } from '#web/words/say.ts'
import type { ScanDraft, Way } from './draft.ts'
import type { Sharer } from './item-table.tsx'

export interface WayFieldsProps {
  readonly draft: ScanDraft
  readonly onChange: (patch: Partial<ScanDraft>) => void
  /** Those that take expenses. */
  readonly groups: readonly GroupRow[]
  readonly sharers: readonly Sharer[]
  readonly meId: string | null
  readonly categories: Categories
  readonly categoryId: string | null
  /** Why this category, where nobody chose one. */
  readonly why: string | undefined
  readonly error: string | undefined
}

/** Whether it becomes one expense, several categories or a bill of a group. */
export function WayFields(props: WayFieldsProps) {
  const { draft, onChange, groups, sharers, meId, categories, categoryId, why, error } = props
  const ways: readonly (readonly [Way, string])[] = [
    ['expense', say('One expense')],
    ['categories', say('By category')],
    ...(groups.length > 0 ? ([['group', say('In a group')]] as const) : []),
  ]
  const choose = (way: Way) =>
    onChange({
      way,
      ...(way === 'group' && draft.groupId === null && { groupId: groups[0]?.id ?? null }),
    })
  return (
    <>
      <ChoiceSwitch label={say('Save as')} value={draft.way} choices={ways} onChange={choose} />
      {draft.way === 'group' ? (
        <div className="grid grid-cols-2 gap-3 phone:grid-cols-1">
          <ChoiceField
            label={say('Group')}
            value={draft.groupId ?? ''}
            choices={groups.map(({ id, name }) => ({ value: id, label: name }))}
            error={error}
            onChange={(groupId) => onChange({ groupId, payerId: null, items: free(draft) })}
          />
          <ChoiceField
            label={say('Paid by')}
            value={draft.payerId ?? meId ?? ''}
            choices={sharers.map(({ memberId, name }) => ({ value: memberId, label: name }))}
            onChange={(payerId) => onChange({ payerId })}
          />
        </div>
      ) : null}
      <CategoryField
        label={
          draft.way === 'categories' ? say('Category, unless a line has its own') : say('Category')
        }
        categories={categories}
        value={categoryId}
        hint={why}
        onChange={(chosen) => onChange({ categoryId: chosen, isCategoryChosen: true })}
      />
    </>
  )
}

/** Who had what means nothing in another group. */
const free = ({ items }: ScanDraft) => items.map((item) => ({ ...item, memberIds: null }))
