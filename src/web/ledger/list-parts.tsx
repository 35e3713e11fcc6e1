import { useEffect } from 'react'
import { whenAsked } from '#web/ui/loading/arrive.tsx'
import { onceIdle } from '#web/ui/loading/arrive-idle.tsx'
import { whenIdle } from '#web/ui/loading/when-idle.ts'
import { ListSkeleton } from './list/list-skeleton.tsx'

export const OpenSheet = whenAsked(() =>
  import('./sheet/open-sheet.tsx').then((file) => file.OpenSheet),
)
export const OpenPanel = whenAsked(() =>
  import('./filter/open-panel.tsx').then((file) => file.OpenPanel),
)
export const FilterChips = whenAsked(() =>
  import('./filter/filter-chips.tsx').then((file) => file.FilterChips),
)
export const SelectionBar = whenAsked(() =>
  import('./selection/selection-bar.tsx').then((file) => file.SelectionBar),
)
export const InlineEditor = whenAsked(() =>
  import('./inline/inline-editor.tsx').then((file) => file.InlineEditor),
)
export const RateRank = whenAsked(() =>
  import('./list/rate-rank.tsx').then((file) => file.RateRank),
)
export const RateLack = whenAsked(() =>
  import('./list/rate-lack.tsx').then((file) => file.RateLack),
)
export const RemovalDialog = whenAsked(() =>
  import('./sheet/removal/removal-dialog.tsx').then((file) => file.RemovalDialog),
)
export const NoRows = whenAsked(
  () => import('./list/no-rows.tsx').then((file) => file.NoRows),
  ListSkeleton,
)
export const TransferList = whenAsked(() =>
  import('./list/transfer-list.tsx').then((file) => file.TransferList),
)
export const NotSaved = whenAsked(() =>
  import('./list/not-saved.tsx').then((file) => file.NotSaved),
)
export const StateMark = whenAsked(() =>
  import('./list/state-mark.tsx').then((file) => file.StateMark),
)
export const ImportDialog = whenAsked(() =>
  import('./import/import-dialog.tsx').then((file) => file.ImportDialog),
)
export const RulesDialog = whenAsked(() =>
  import('./rules/rules-dialog.tsx').then((file) => file.RulesDialog),
)
export const ProposalsCard = onceIdle(() =>
  import('#web/proposals/proposals-card.tsx').then((file) => file.ProposalsCard),
)
export const RuleOffers = onceIdle(() =>
  import('./rules/rule-offer.tsx').then((file) => file.RuleOffers),
)

/** Kept for the switch, so that the rows stay where they are when it comes. */
const LensRoom = () => <div className="my-1 control-least w-55" />
export const LensSwitch = onceIdle(
  () => import('./bar/lens-switch.tsx').then((file) => file.LensSwitch),
  LensRoom,
)

const early = [StateMark, NoRows, OpenSheet, OpenPanel, SelectionBar, InlineEditor, FilterChips]

const preload = () => {
  // A failure is told when the part itself is asked for.
  for (const part of early) void part.fetch().catch(() => undefined)
}

/** The list comes first on the wire; the rest is there before anyone can ask for it. */
export const usePreloadedParts = () => useEffect(() => whenIdle(preload), [])
