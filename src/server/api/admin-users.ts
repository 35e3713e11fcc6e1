import type { Hono } from 'hono'
import {
  adminGroupsQuery,
  adminUsersQuery,
  groupStatusBody,
  plusBody,
} from '#contract/entities/admin-users.ts'
import { userStatusBody } from '#contract/entities/admins.ts'
import type { Engine } from '../engine.ts'
import { readBody } from '../http/read-body.ts'
import { deleteUser, grantPlus, signOutUser } from '../staff/change-user.ts'
import { listGroups } from '../staff/group-list.ts'
import type { StaffEnv } from '../staff/guard.ts'
import { deleteGroupByStaff, setGroupStatus } from '../staff/oversee-groups.ts'
import { setUserStatus } from '../staff/set-user-status.ts'
import { readUser } from '../staff/user-detail.ts'
import { listUsers } from '../staff/user-list.ts'
import { done, idIn, queryIn, staffCalls } from './admin-call.ts'

/** What staff see of users and their groups, and do to them. */
export const adminUserRoutes = (engine: Engine): Hono<StaffEnv> =>
  staffCalls(engine, {
    'admin.users.list': (c) => listUsers(engine, c.var.admin, queryIn(c, adminUsersQuery)),
    'admin.users.get': (c) => readUser(engine, c.var.admin, idIn(c, 'uid')),
    'admin.users.status': async (c) => {
      const body = await readBody(c, userStatusBody)
      const id = idIn(c, 'uid')
      await setUserStatus(engine, c.var.admin.id, id, body)
      return { id, status: body.status }
    },
    'admin.users.sign-out': (c) => signOutUser(engine, c.var.admin.id, idIn(c, 'uid')),
    'admin.users.plus': async (c) => {
      const { months } = await readBody(c, plusBody)
      return grantPlus(engine, c.var.admin.id, idIn(c, 'uid'), months)
    },
    'admin.users.delete': async (c) => {
      await deleteUser(engine, c.var.admin.id, idIn(c, 'uid'))
      return done
    },
    'admin.groups.list': (c) => listGroups(engine, queryIn(c, adminGroupsQuery)),
    'admin.groups.status': async (c) => {
      const { status } = await readBody(c, groupStatusBody)
      await setGroupStatus(engine, c.var.admin.id, idIn(c), status)
      return done
    },
    'admin.groups.delete': async (c) => {
      await deleteGroupByStaff(engine, c.var.admin.id, idIn(c))
      return done
    },
  })
