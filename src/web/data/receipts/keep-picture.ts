import { pictureShelf } from '../replica/store/picture-shelf.ts'
import type { Command } from '../replica/types.ts'
import type { ReadyPicture } from './picture-work.ts'
import { wakeSenders } from './send-pictures.ts'

interface NewReceipt {
  readonly id: string
  readonly groupId: string | null
  readonly picture: Pick<ReadyPicture, 'hash'>
}

/** What says that there is a receipt; its picture follows by itself. */
export const receiptCommand = ({ id, groupId, picture }: NewReceipt): Command => ({
  name: 'receipts.create',
  args: { doc: { id, groupId, pictureHash: picture.hash } },
})

/** On this device until the server has it; false when there is no room for it. */
export async function keepPicture(uid: string, id: string, picture: Blob): Promise<boolean> {
  try {
    await pictureShelf.keep(uid, id, picture)
  } catch {
    return false
  }
  wakeSenders()
  return true
}
