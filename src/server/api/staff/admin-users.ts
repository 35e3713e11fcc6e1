import type { Hono } from 'hono'
import type { Engine } from '#server/engine.ts'
import { knownId } from '#server/http/known-id.ts'
import type { StaffEnv } from '#server/staff/guard.ts'
import {
  deleteUser,
  grantPlus,
  recoverUser,
  signOutUser,
} from '#server/staff/people/change-user.ts'
import { listGroups } from '#server/staff/people/group-list.ts'
import { deleteGroupByStaff, setGroupStatus } from '#server/staff/people/oversee-groups.ts'
import { setUserStatus } from '#server/staff/people/set-user-status.ts'
import { readUser } from '#server/staff/people/user-detail.ts'
import { listUsers } from '#server/staff/people/user-list.ts'
import { done } from '../user-calls.ts'
import { staffCalls } from './admin-call.ts'

/** What staff see of users and their groups, and do to them. */
export const adminUserRoutes = (engine: Engine): Hono<StaffEnv> =>
  staffCalls(engine, {
    'admin.users.list': ({ query, admin }) => listUsers(engine, admin, query),
    'admin.users.get': ({ params, admin }) => readUser(engine, admin, knownId(params.uid)),
    'admin.users.status': async ({ body, params, admin }) => {
      const id = knownId(params.uid)
      await setUserStatus(engine, admin.id, id, body)
      return { id, status: body.status }
    },
    'admin.users.sign-out': ({ params, admin }) =>
      signOutUser(engine, admin.id, knownId(params.uid)),
    'admin.users.plus': ({ body, params, admin }) =>
      grantPlus(engine, admin.id, knownId(params.uid), body),
    'admin.users.recover': ({ body, params, admin }) =>
      recoverUser(engine, admin.id, knownId(params.uid), body.reason),
    'admin.users.delete': async ({ body, params, admin }) => {
      await deleteUser(engine, admin.id, knownId(params.uid), body.reason)
      return done
    },
    'admin.groups.list': ({ query }) => listGroups(engine, query),
    'admin.groups.status': async ({ body, params, admin }) => {
      await setGroupStatus(engine, admin.id, knownId(params.id), body.status)
      return done
    },
    'admin.groups.delete': async ({ params, admin }) => {
      await deleteGroupByStaff(engine, admin.id, knownId(params.id))
      return done
    },
  })
