import { useMemo } from 'react'
import { usePanelAddress } from '#web/form/use-panel-address.ts'

/** What the address of the list asks for. */
export interface AccountsBar {
  readonly isAdding: boolean
  readonly editing: string | null
  readonly isArchiveShown: boolean
  readonly add: () => void
  readonly edit: (id: string) => void
  readonly showArchive: (isShown: boolean) => void
  readonly close: () => void
}

const panels = ['add', 'edit'] as const

export function useAccountsAddress(): AccountsBar {
  const address = usePanelAddress(panels)
  return useMemo(() => {
    const { params, put, open, close } = address
    return {
      isAdding: params.has('add'),
      editing: params.get('edit'),
      isArchiveShown: params.has('archive'),
      add: () => open({ add: '1' }),
      edit: (edit) => open({ edit }),
      showArchive: (isShown) => put({ archive: isShown ? '1' : null }),
      close,
    }
  }, [address])
}
