import { useState } from 'react'

const nothing = Symbol('nothing')

/** What who saves gives; 'stay', also later, where something is still to be asked or put right. */
type How = unknown

export interface SavingOnce {
  readonly isSaved: (draft: unknown) => boolean
  readonly save: (draft: unknown, save: () => How) => void
}

/**
 * A draft is handed over once: a second press on Save, while a slow device is still closing the
 * sheet, is the same act. It is open again when something else is written.
 */
export function savingOnce(): SavingOnce {
  let saved: unknown = nothing
  const open = () => {
    saved = nothing
  }
  return {
    isSaved: (draft) => draft === saved,
    save: (draft, save) => {
      if (draft === saved) return
      saved = draft
      const how = save()
      if (how === 'stay') open()
      if (how instanceof Promise) how.then((later) => later === 'stay' && open(), open)
    },
  }
}

export const useSavingOnce = (): SavingOnce => useState(savingOnce)[0]
