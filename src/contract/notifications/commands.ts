/** What can be done with notifications, all at once. */
import { z } from 'zod'
import type { CommandShape } from '../command-args.ts'
import { instant } from '../entity.ts'

export const notificationCommands = {
  'notifications.markAllRead': { args: z.strictObject({ upTo: instant }), who: 'owner' },
} as const satisfies Record<string, CommandShape>
