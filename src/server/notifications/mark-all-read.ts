import { z } from 'zod'
import { instant } from '#contract/entities/entity.ts'
import { documentsOf } from '../documents/collection.ts'
import { handOf, type RunCommand, readArgs } from '../documents/commands.ts'

const notifications = documentsOf('notifications')
const args = z.strictObject({ upTo: instant })

/** All that is unread and was there when it was asked for: what came later was not seen yet. */
export const markAllRead: RunCommand = async (context, given) => {
  const { upTo } = readArgs(args, given)
  const { scope } = await handOf(notifications, context)
  const { rowCount } = await context.tx.client.query(
    `update ${notifications.table} set read = true
      where scope = $1 and not read and created_at <= $2`,
    [scope, upTo],
  )
  if (rowCount) context.tx.touched.add(scope)
}
