import { createAvatar } from '@dicebear/core'
import * as shapes from '@dicebear/shapes'

/** The address of the picture everybody has until they choose their own. */
export const drawnAvatar = (uid: string) => `/api/avatars/${uid}.svg`

/** Drawn from the uid alone, on this server: nobody else hears of the user. */
export const drawAvatar = (uid: string): string =>
  createAvatar(shapes, { seed: uid })
    .toString()
    .replace(/<metadata.*<\/metadata>/s, '')
