import Bookmark from 'lucide-react/icons/bookmark'
import { useState } from 'react'
import { Button } from '#web/ui/control/button.tsx'
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '#web/ui/control/menu.tsx'
import { whenAsked } from '#web/ui/loading/arrive.tsx'
import { writeAddress } from '../address.ts'
import { useAnalytics } from '../use-analytics.ts'
import { type SavedView, useSavedViews } from './use-saved-views.ts'

const ViewDialog = whenAsked(() => import('./view-dialog.tsx').then((file) => file.ViewDialog))

type Open = { readonly kind: 'add' } | { readonly kind: 'rename'; readonly view: SavedView }

/** Ways of looking that are worth coming back to. */
export function SavedViews() {
  const { address, goTo } = useAnalytics()
  const { views, add, rename, remove } = useSavedViews()
  const [open, setOpen] = useState<Open | null>(null)
  const here = writeAddress(address)
  const current = views.find(({ search }) => search === here)
  const save = (name: string) => {
    if (open?.kind === 'rename') rename(open.view, name)
    else add(name, here)
  }
  return (
    <>
      <Menu>
        <MenuTrigger asChild>
          <Button look="outline">
            <Bookmark aria-hidden />
            <span className="max-w-40 truncate">{current?.name ?? 'Views'}</span>
          </Button>
        </MenuTrigger>
        <MenuContent align="end" className="max-w-72">
          {views.map((view) => (
            <MenuItem key={view.id} onSelect={() => goTo(view.search)}>
              <span className="truncate">{view.name}</span>
            </MenuItem>
          ))}
          {views.length > 0 ? <MenuSeparator /> : null}
          {current ? (
            <>
              <MenuItem onSelect={() => setOpen({ kind: 'rename', view: current })}>
                Rename this view…
              </MenuItem>
              <MenuItem look="destructive" onSelect={() => remove(current)}>
                Delete this view
              </MenuItem>
            </>
          ) : (
            <MenuItem onSelect={() => setOpen({ kind: 'add' })}>Save this view…</MenuItem>
          )}
        </MenuContent>
      </Menu>
      {open ? (
        <ViewDialog
          name={open.kind === 'rename' ? open.view.name : ''}
          onSave={save}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </>
  )
}
