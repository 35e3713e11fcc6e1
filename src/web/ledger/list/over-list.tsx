import { ImportDialog, OpenSheet, RuleOffers, RulesDialog } from '../list-parts.tsx'
import { noFilters } from '../model/filters.ts'
import type { ListState } from '../model/use-list.ts'

/** What the address asks to have open over the list. */
export function OverList({ state }: { readonly state: ListState }) {
  const { bar, categories, address } = state
  const show = (importId: string) =>
    bar.go(
      { period: { kind: 'all' }, text: '', filters: { ...noFilters, importId }, sheet: null },
      'replace',
    )
  return (
    <>
      <RuleOffers />
      {address.sheet === null ? null : address.sheet.kind === 'import' ? (
        <ImportDialog into={address.sheet.into ?? null} onClose={bar.closeSheet} onShow={show} />
      ) : address.sheet.kind === 'rules' ? (
        <RulesDialog categories={categories} onClose={bar.closeSheet} />
      ) : (
        <OpenSheet bar={bar} />
      )}
    </>
  )
}
