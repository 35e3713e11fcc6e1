import { randomBytes } from 'node:crypto'
import type { Engine } from '../engine.ts'
import { takeToken } from '../http/edge/rate-limit.ts'
import { drawnAvatar } from './avatar.ts'
import { setProfileAvatar } from './profiles.ts'

type AvatarDeps = Pick<Engine, 'database' | 'clock'>

const changes = { limit: 30, windowS: 3600 } as const

/** Answers the address of the picture. */
export async function setOwnAvatar(
  { database, clock, pictures }: AvatarDeps & Pick<Engine, 'pictures'>,
  uid: string,
  given: Uint8Array,
): Promise<string> {
  await takeToken(database, { bucket: `avatar:${uid}`, ...changes })
  const { picture: image } = await pictures.convert(given, 'avatar')
  // Its address is a secret of those who are shown it: an id alone opens nobody's picture.
  const avatar = `/api/avatars/${uid}.webp?v=${randomBytes(16).toString('hex')}`
  const at = clock.now()
  await database.transact(async (tx) => {
    await tx.client.query(
      `insert into avatars (user_id, image, updated_at) values ($1, $2, $3)
        on conflict (user_id) do update set image = excluded.image,
          updated_at = excluded.updated_at`,
      [uid, image, at],
    )
    await setProfileAvatar(tx, uid, avatar, at)
  })
  return avatar
}

export async function dropOwnAvatar({ database, clock }: AvatarDeps, uid: string): Promise<string> {
  const avatar = drawnAvatar(uid)
  await database.transact(async (tx) => {
    await tx.client.query('delete from avatars where user_id = $1', [uid])
    await setProfileAvatar(tx, uid, avatar, clock.now())
  })
  return avatar
}

export async function readOwnAvatar(
  { database }: Pick<AvatarDeps, 'database'>,
  uid: string,
  avatar: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const { rows } = await database.pool.query<{ image: Buffer }>(
    `select image from avatars a join users u on u.id = a.user_id
      where a.user_id = $1 and u.avatar = $2`,
    [uid, avatar],
  )
  return rows[0] ? Uint8Array.from(rows[0].image) : null
}
