import Check from 'lucide-react/icons/check'
import Download from 'lucide-react/icons/download'
import FileUp from 'lucide-react/icons/file-up'
import ListChecks from 'lucide-react/icons/list-checks'
import ScanLine from 'lucide-react/icons/scan-line'
import Wand from 'lucide-react/icons/wand-sparkles'
import { useRef } from 'react'
import { Link } from 'react-router'
import { routes } from '#contract/routes.ts'
import { useReplica, useRows } from '#web/data/replica-react.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import {
  Menu,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuSeparator,
  MenuTrigger,
} from '#web/ui/control/menu.tsx'
import type { OfButton } from '#web/ui/control/menu-later.tsx'
import { say } from '#web/words/say.ts'
import { exportList } from '../export/export-list.ts'
import { type Sort, sorts } from '../model/address.ts'
import type { ListState } from '../model/use-list.ts'

export interface MoreMenuProps {
  readonly state: ListState
  readonly onSelect: () => void
}

const sortWords: Readonly<Record<Sort, string>> = {
  newest: say('Newest first'),
  oldest: say('Oldest first'),
  largest: say('Largest first'),
  smallest: say('Smallest first'),
}

const exportWords = { csv: say('Export as CSV'), json: say('Export as JSON') } as const

/** A dialog opens when the menu has given the focus back, so that it can do the same later. */
function useAfterClose() {
  const wanted = useRef<(() => void) | null>(null)
  return {
    later: (act: () => void) => {
      wanted.current = act
    },
    onClosed: () => {
      const act = wanted.current
      wanted.current = null
      if (act) setTimeout(act)
    },
  }
}

export function MoreMenu({ state, onSelect, button }: MoreMenuProps & OfButton) {
  const { bar, list, noun, address } = state
  const { names } = state.categories
  const { locale } = useLocale()
  const { period } = address
  const accounts = useRows('accounts')
  const replica = useReplica()
  const isEmpty = list.rowCount === 0
  const { later, onClosed } = useAfterClose()
  return (
    <Menu>
      <MenuTrigger asChild>{button}</MenuTrigger>
      <MenuContent align="end" onCloseAutoFocus={onClosed}>
        <MenuLabel className="text-sm text-muted-foreground">{say('Sort')}</MenuLabel>
        {sorts.map((one) => (
          <MenuItem
            key={one}
            role="menuitemradio"
            aria-checked={one === address.sort}
            onSelect={() => bar.go({ sort: one })}
          >
            <Check aria-hidden className={one === address.sort ? '' : 'invisible'} />
            {sortWords[one]}
          </MenuItem>
        ))}
        <MenuSeparator />
        {accounts.length > 0 ? (
          <MenuItem
            role="menuitemcheckbox"
            aria-checked={address.hasTransfers}
            onSelect={() => bar.go({ hasTransfers: !address.hasTransfers })}
          >
            <Check aria-hidden className={address.hasTransfers ? '' : 'invisible'} />
            {say('Show transfers')}
          </MenuItem>
        ) : null}
        <MenuItem disabled={isEmpty} onSelect={onSelect}>
          <ListChecks aria-hidden />
          {say('Select')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem onSelect={() => later(() => bar.openSheet({ kind: 'rules' }))}>
          <Wand aria-hidden />
          {say('Rules')}
        </MenuItem>
        <MenuItem onSelect={() => later(() => bar.openSheet({ kind: 'import' }))}>
          <FileUp aria-hidden />
          {say('Import')}
        </MenuItem>
        {noun.isPaid ? (
          <MenuItem asChild>
            <Link to={routes.scan.path}>
              <ScanLine aria-hidden />
              {say('Scan receipts')}
            </Link>
          </MenuItem>
        ) : null}
        {(['csv', 'json'] as const).map((format) => (
          <MenuItem
            key={format}
            disabled={isEmpty}
            onSelect={() =>
              void exportList({ list, noun, names, period, format, locale, accounts, replica })
            }
          >
            <Download aria-hidden />
            {exportWords[format]}
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  )
}
