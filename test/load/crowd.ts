import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { Device } from './device.ts'
import { Listener } from './listener.ts'
import type { Place } from './place.ts'
import type { Tally } from './tally.ts'

/** One in so many keeps a stream of changes open, as the app does while it is looked at. */
const listeningOneIn = 4

interface Wanted {
  readonly count: number
  readonly lastsMs: number
  /** They come one after another within this. */
  readonly withinMs: number
  readonly name: string
}

export interface Crowd {
  readonly devices: readonly Device[]
  readonly events: number
  readonly brokenStreams: number
}

/** So many devices that come, use the app and leave. */
export async function visit(place: Place, tally: Tally, wanted: Wanted): Promise<Crowd> {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: wanted.count })
  const endsAt = performance.now() + wanted.lastsMs
  const isOver = () => performance.now() >= endsAt
  const listeners: Listener[] = []
  const devices = Array.from({ length: wanted.count }, (_, at) =>
    newDevice(place, tally, agent, at, wanted.name),
  )
  const use = async (device: Device, at: number) => {
    await sleep((wanted.withinMs * at) / wanted.count)
    await device.arrive()
    if (at % listeningOneIn === 0) listeners.push(await Listener.of(device))
    await device.useUntil(isOver)
  }
  await Promise.all(devices.map(use))
  for (const listener of listeners) listener.close()
  agent.destroy()
  return {
    devices,
    events: listeners.reduce((sum, { events }) => sum + events, 0),
    brokenStreams: listeners.filter(({ hasBroken }) => hasBroken).length,
  }
}

function newDevice(place: Place, tally: Tally, agent: Agent, at: number, name: string): Device {
  const session = place.sessions[at % place.sessions.length]
  const server = place.servers[at % place.servers.length]
  if (!session || !server) throw new Error('There is nobody to come.')
  const { hostname, port } = new URL(server.url)
  const line = { agent, place: { hostname, port }, token: session.token }
  return new Device(line, session, tally, `${name} ${at}`)
}
