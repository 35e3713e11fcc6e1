import type { CollectionName } from '#contract/collections.ts'
import { groupScope, type Row, userScope } from '#contract/sync.ts'
import { newId } from '#web/data/new-id.ts'
import type { Command } from '#web/data/replica/types.ts'
import { calm, type Random, ticks, type Weather } from './replica-network.ts'
import { ModelServer } from './replica-server.ts'
import { Profile, Tab } from './replica-world.ts'
import { seeded } from './seeded.ts'

const storm: Weather = {
  lost: 0.1,
  unanswered: 0.1,
  busy: 0.08,
  streamLoss: 0.05,
  streamCut: 0.05,
  echo: 0.1,
}
const table: CollectionName = 'expenses'
const group = groupScope('club')
const patience = 4000

const sorted = (rows: ReadonlyMap<string, Row>) =>
  [...rows.values()].sort((a, b) => (a.id < b.id ? -1 : 1)).map((row) => JSON.stringify(plain(row)))

const plain = ({ id, date, amount, description }: Row) => ({ id, date, amount, description })

/** Tabs in two browser profiles, one server, and everything that can go wrong between them. */
export class Fuzz {
  readonly server = new ModelServer('0198c0de-0000-7000-8000-000000000001')
  readonly profiles: readonly Profile[]
  readonly kept: string[] = []
  readonly #random: Random
  #tabs: Tab[] = []

  constructor(seed: number) {
    this.#random = seeded(seed)
    this.profiles = ['home', 'work'].map((name) => new Profile(`${name} ${newId()}`))
    for (let at = 0; at < 12; at += 1) this.#writeElsewhere()
    for (const profile of [...this.profiles, ...this.profiles.slice(0, 1)]) this.#open(profile)
  }

  async play(steps: number): Promise<void> {
    for (let step = 0; step < steps; step += 1) {
      await this.#step()
      await ticks(this.#below(6))
    }
  }

  /** Fair weather until everything has arrived; says what is not as it should be. */
  async settle(): Promise<string[]> {
    for (const tab of this.#tabs) {
      tab.network.weather = { ...calm }
      tab.setOnline(true)
    }
    await this.#untilQuiet()
    // Whoever missed the last changes can only know when there are newer ones.
    for (const scope of this.server.scopes) this.server.write(scope, table, newId(), null)
    this.server.tell()
    await this.#untilQuiet()
    const wrong = this.#tabs.flatMap((tab, at) => this.#compare(`memory of tab ${at}`, tab))
    const disk = await Promise.all(this.profiles.map((profile) => this.#fromDisk(profile)))
    const answered = (key: string) => this.server.answers.has(key)
    const lost = this.kept.filter((key) => !answered(key)).map((key) => `never answered: ${key}`)
    const twice = [...this.server.runs].filter(([, runs]) => runs > 1).map(([key]) => `ran ${key}`)
    return [...wrong, ...disk.flat(), ...lost, ...twice]
  }

  #below(most: number): number {
    return Math.floor(this.#random() * most)
  }

  #pick<T>(list: readonly T[]): T | undefined {
    return list[this.#below(list.length)]
  }

  #open(profile: Profile): void {
    const tab = new Tab(profile, this.server, this.#random)
    tab.network.weather = { ...storm }
    tab.network.isOnline = this.#random() > 0.15
    this.#tabs.push(tab)
  }

  #day(): string {
    return `2026-${String(1 + this.#below(5)).padStart(2, '0')}-15`
  }

  #writeElsewhere(): void {
    const scope =
      this.server.scopes.has(group) && this.#random() < 0.4 ? group : userScope(this.server.uid)
    const rows = [...this.server.book(scope).last.values()].filter(({ row }) => row)
    const id = (this.#random() < 0.5 && this.#pick(rows)?.id) || newId()
    const row = { id, date: this.#day(), amount: this.#below(1000), description: 'elsewhere' }
    this.server.write(scope, table, id, this.#random() < 0.2 ? null : row)
  }

  async #step(): Promise<void> {
    const chance = this.#random()
    const tab = this.#pick(this.#tabs)
    if (!tab) return
    if (chance < 0.55) this.#write(tab)
    else if (chance < 0.68) {
      this.#writeElsewhere()
      if (this.#random() < 0.8) this.server.tell()
    } else if (chance < 0.78) tab.setOnline(!tab.network.isOnline)
    else if (chance < 0.86) await this.#reopen(tab)
    else if (chance < 0.89) for (const listener of this.server.listeners) listener.cut()
    else if (chance < 0.91) this.server.compact(userScope(this.server.uid))
    else if (chance < 0.94) this.#toggleGroup()
    else if (chance < 0.96) tab.moment('shown')
    else await ticks(30)
  }

  #toggleGroup(): void {
    if (this.server.scopes.has(group)) this.server.revoke(group)
    else this.server.grant(group)
  }

  /** Closed properly, or ended as by a crash; in both cases opened again. */
  async #reopen(tab: Tab): Promise<void> {
    this.#tabs = this.#tabs.filter((other) => other !== tab)
    if (this.#random() < 0.5) tab.kill()
    else await tab.close()
    this.#open(tab.profile)
  }

  #write(tab: Tab): void {
    const command = this.#random() < 0.25 ? this.#commandMany(tab) : this.#commandOne(tab)
    tab.replica.mutate([command]).then((keys) => tab.isDead || this.kept.push(...keys))
  }

  #doc() {
    return { id: newId(), date: this.#day(), amount: this.#amount(), description: 'new' }
  }

  /** Now and then one that is refused. */
  #amount(): number {
    return this.#random() < 0.06 ? 13 : 100 + this.#below(900)
  }

  #commandOne({ replica }: Tab): Command {
    const id = this.#pick([...replica.rows(table).keys()])
    const chance = this.#random()
    if (id === undefined || chance < 0.4) {
      return { name: 'expenses.create', args: { doc: this.#doc() } }
    }
    if (chance >= 0.8) return { name: 'expenses.delete', args: { id } }
    const patch = chance < 0.6 ? { date: this.#day() } : { amount: this.#amount() }
    return { name: 'expenses.update', args: { id, patch } }
  }

  #commandMany({ replica }: Tab): Command {
    const known = [...replica.rows(table).keys()]
    const ids = [...new Set(Array.from({ length: 3 }, () => this.#pick(known) ?? newId()))]
    const chance = this.#random()
    if (chance < 0.4) {
      return { name: 'expenses.createMany', args: { docs: [this.#doc(), this.#doc()] } }
    }
    if (chance < 0.7) return { name: 'expenses.deleteMany', args: { ids: ids.slice(0, 2) } }
    const changes = ids.map((id) => ({ id, patch: { amount: this.#amount() } }))
    return { name: 'expenses.updateMany', args: { changes } }
  }

  async #untilQuiet(): Promise<void> {
    for (let waited = 0; waited < patience && !this.#isQuiet(); waited += 20) await ticks(20)
    await ticks(150)
  }

  #isQuiet(): boolean {
    return this.#tabs.every(({ replica }) => {
      const { phase, waiting, isComplete } = replica.status()
      return phase === 'live' && waiting === 0 && isComplete
    })
  }

  #compare(what: string, { replica }: Tab): string[] {
    const [here, there] = [sorted(replica.rows(table)), sorted(this.server.rows(table))]
    const months = replica.months(table).flatMap((month) => replica.monthRows(table, month))
    const wrong = here.filter((row) => !there.includes(row)).map((row) => `${what} has ${row}`)
    const missing = there.filter((row) => !here.includes(row)).map((row) => `${what} lacks ${row}`)
    const { waiting, phase } = replica.status()
    const stuck = waiting > 0 ? [`${what}: ${waiting} waiting, ${phase}`] : []
    const torn = months.length === here.length ? [] : [`${what}: months differ from rows`]
    return [...wrong, ...missing, ...stuck, ...torn]
  }

  /** A fresh tab without any network: what it shows is what the disk holds. */
  async #fromDisk(profile: Profile): Promise<string[]> {
    for (const tab of [...profile.tabs]) tab.kill()
    const tab = new Tab(profile, this.server, this.#random)
    tab.network.isOnline = false
    for (let waited = 0; waited < patience; waited += 1) {
      if (tab.replica.status().isComplete) break
      await ticks(1)
    }
    const wrong = this.#compare(`disk of ${profile.name.split(' ')[0]}`, tab)
    tab.kill()
    return wrong
  }
}
