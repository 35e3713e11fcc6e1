import CopyCheck from 'lucide-react/icons/copy-check'
import { type FormEvent, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { GroupRow } from '#contract/groups/entities.ts'
import { useCategories } from '#web/categories/use-categories.ts'
import { useProposal } from '#web/categories/use-proposal.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { useSession } from '#web/data/session.tsx'
import { useKnown } from '#web/form/fields/use-known.ts'
import { useSavingOnce } from '#web/form/saving-once.ts'
import { useGroupCategories } from '#web/groups/use-group-categories.ts'
import { useMyGroups } from '#web/groups/use-my-groups.ts'
import { asEntries } from '#web/ledger/model/entry.ts'
import { usedPlaces } from '#web/ledger/sheet/used-places.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { ModelOffer } from '../model/model-offer.tsx'
import type { PictureModel } from '../model/use-reading-offer.ts'
import type { ReadReceipt, Scan } from '../scan.ts'
import type { ScanDesk } from '../scan-desk.ts'
import type { ScanDraft } from './draft.ts'
import { ItemTable, type Sharer } from './item-table.tsx'
import { PicturePane } from './picture-pane.tsx'
import { checkDraft, readSums, type ScanMessages } from './read-draft.ts'
import { ReceiptFields } from './receipt-fields.tsx'
import { useSave } from './use-save.ts'
import { type Twin, useTwin } from './use-twin.ts'
import { WayFields } from './way-fields.tsx'

export interface ReviewProps {
  readonly scan: Scan
  readonly receipt: ReadReceipt
  readonly all: readonly Scan[]
  readonly desk: ScanDesk
  /** Null where none can be asked. */
  readonly model: PictureModel | null
}

/** Groups that take expenses, and who is in the chosen one. */
function useSharers({ groupId }: ScanDraft) {
  const uid = useSession().user?.id
  const mine = useMyGroups()
  return useMemo(() => {
    const groups = [...mine.values()].filter(({ status }) => status === 'open')
    const group: GroupRow | null = groups.find(({ id }) => id === groupId) ?? null
    const here = group?.members.filter(({ leftAt }) => leftAt === null) ?? []
    const meId = here.find((member) => member.uid === uid)?.memberId ?? null
    const sharers: readonly Sharer[] = here.map(({ memberId, name }) => ({
      memberId,
      name: memberId === meId ? say('You') : name,
    }))
    return { groups, group, sharers, meId }
  }, [mine, groupId, uid])
}

/** Chosen, or proposed by rules, habits and what everybody knows. */
function useCategory(draft: ScanDraft) {
  const [own, shared] = [useCategories('expense'), useGroupCategories()]
  const propose = useProposal('expense', own, useKnown('expense', own, 'bank'))
  const { merchant, isCategoryChosen } = draft
  const proposed = useMemo(
    () => (isCategoryChosen ? null : propose({ description: merchant, merchant })),
    [propose, merchant, isCategoryChosen],
  )
  const categories = draft.way === 'group' ? shared : own
  const wanted = proposed?.categoryId ?? draft.categoryId
  // A category of one's own means nothing to the others.
  const isKnown = wanted !== null && categories.choices.some(({ id }) => id === wanted)
  return {
    categories,
    categoryId: isKnown ? wanted : null,
    why: isKnown ? proposed?.why : undefined,
  }
}

function usePlaces() {
  const replica = useReplica()
  return useMemo(() => {
    const ledger = {
      months: replica.months('expenses').slice(0, 12),
      rowsOf: (month: string) => asEntries(replica.monthRows('expenses', month)),
    }
    return usedPlaces(ledger).slice(0, 100)
  }, [replica])
}

/** One receipt: its picture, what was read on it, and what becomes of it. */
export function Review({ scan, receipt, all, desk, model }: ReviewProps) {
  const { draft, reading, note } = receipt
  const { locale } = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const amount = useRef<HTMLInputElement>(null)
  const [isTried, setTried] = useState(false)
  const [said, setSaid] = useState<ScanMessages>({})
  const sums = useMemo(() => readSums(draft, locale), [draft, locale])
  const { groups, group, sharers, meId } = useSharers(draft)
  const { categories, categoryId, why } = useCategory(draft)
  const twin = useTwin(scan, receipt, sums, all)
  const save = useSave(desk)
  const wrong = checkDraft(draft, sums, locale)
  const messages = isTried ? { ...said, ...wrong } : {}
  const change = (patch: Partial<ScanDraft>) => {
    setSaid({})
    desk.change(scan.id, patch)
  }
  const once = useSavingOnce()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    once.save(draft, send)
  }
  const send = async () => {
    const memberIds = sharers.map(({ memberId }) => memberId)
    const isWrong = Object.keys(wrong).length > 0
    const saving = { scan, receipt, sums, categoryId, group, memberIds, meId }
    const refused = isWrong ? wrong : await save(saving)
    if (!refused) return 'saved'
    setSaid(refused)
    setTimeout(() =>
      form.current
        ?.querySelector<HTMLElement>('[aria-invalid], [role=alert]')
        ?.scrollIntoView({ block: 'center' }),
    )
    return 'stay'
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
      <div className="h-[calc(100dvh-9rem)] lg:sticky lg:top-20 phone:h-80">
        <PicturePane receipt={receipt} onChange={change} />
      </div>
      <Card className="p-4">
        <form
          ref={form}
          noValidate
          onSubmit={submit}
          className="grid gap-5"
          aria-label={say('Receipt')}
        >
          {note ? <p className="rounded-md bg-warning-wash p-3 text-warning">{note}</p> : null}
          {model ? <ModelOffer {...{ model, scan, receipt, desk }} /> : null}
          {twin ? <TwinNote twin={twin} /> : null}
          <ReceiptFields
            reading={reading}
            draft={draft}
            onChange={change}
            messages={messages}
            amountRef={amount}
            places={usePlaces()}
          />
          <WayFields
            {...{ draft, groups, sharers, meId, categories, categoryId, why }}
            onChange={change}
            error={messages.group}
          />
          <ItemTable
            {...{ reading, draft: { ...draft, categoryId }, sums, categories, sharers }}
            onChange={change}
            error={messages.items}
          />
          <div className="flex flex-wrap justify-end gap-2">
            <Button look="quiet" onClick={() => desk.remove(scan.id)}>
              {say('Do not save')}
            </Button>
            <Button type="submit" className="phone:flex-1">
              {twin ? say('Save anyway') : say('Save')}
            </Button>
          </div>
        </form>
      </Card>
    </div>
  )
}

/** Says that a receipt is probably here already. */
function TwinNote({ twin }: { readonly twin: Twin }) {
  return (
    <p
      role="status"
      className="flex items-center gap-2 rounded-md bg-warning-wash p-3 text-warning"
    >
      <CopyCheck aria-hidden className="size-5 shrink-0" />
      <span className="min-w-0 flex-1 wrap-anywhere">{twin.words}</span>
      {twin.path ? (
        <Link to={twin.path} className="flex min-h-11 shrink-0 items-center font-medium underline">
          {say('Show')}
        </Link>
      ) : null}
    </p>
  )
}
