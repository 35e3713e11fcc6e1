import { lazy, useEffect } from 'react'
import { whenIdle } from '#web/ui/when-idle.ts'

const loadSheet = () => import('./sheet/open-sheet.tsx')
const loadPanel = () => import('./filter/open-panel.tsx')
const loadChips = () => import('./filter/filter-chips.tsx')
const loadBar = () => import('./selection/selection-bar.tsx')
const loadEditor = () => import('./inline/inline-editor.tsx')
const loadImport = () => import('./import/import-dialog.tsx')
const loadRules = () => import('./rules/rules-dialog.tsx')
export const loadOffers = () => import('./rules/rule-offer.tsx')
export const loadLens = () => import('./lens-switch.tsx')
const loadRank = () => import('./rate-rank.tsx')
const loadLack = () => import('./rate-lack.tsx')
const loadRemoval = () => import('./sheet/removal-dialog.tsx')
const loadNoRows = () => import('./no-rows.tsx')
const loadNotSaved = () => import('./not-saved.tsx')

export const OpenSheet = lazy(() => loadSheet().then((file) => ({ default: file.OpenSheet })))
export const OpenPanel = lazy(() => loadPanel().then((file) => ({ default: file.OpenPanel })))
export const FilterChips = lazy(() => loadChips().then((file) => ({ default: file.FilterChips })))
export const SelectionBar = lazy(() => loadBar().then((file) => ({ default: file.SelectionBar })))
export const InlineEditor = lazy(() =>
  loadEditor().then((file) => ({ default: file.InlineEditor })),
)
export const LensSwitch = lazy(() => loadLens().then((file) => ({ default: file.LensSwitch })))
export const RateRank = lazy(() => loadRank().then((file) => ({ default: file.RateRank })))
export const RateLack = lazy(() => loadLack().then((file) => ({ default: file.RateLack })))
export const RemovalDialog = lazy(() =>
  loadRemoval().then((file) => ({ default: file.RemovalDialog })),
)
export const NoRows = lazy(() => loadNoRows().then((file) => ({ default: file.NoRows })))
export const NotSaved = lazy(() => loadNotSaved().then((file) => ({ default: file.NotSaved })))
export const ImportDialog = lazy(() =>
  loadImport().then((file) => ({ default: file.ImportDialog })),
)
export const RulesDialog = lazy(() => loadRules().then((file) => ({ default: file.RulesDialog })))
export const RuleOffers = lazy(() => loadOffers().then((file) => ({ default: file.RuleOffers })))

const loads = [loadNoRows, loadSheet, loadPanel, loadBar, loadEditor, loadChips]

const preload = () => {
  // A failure is told when the part itself is asked for.
  for (const load of loads) void load().catch(() => undefined)
}

/** The list comes first on the wire; the rest is there before anyone can ask for it. */
export const usePreloadedParts = () => useEffect(() => whenIdle(preload), [])
