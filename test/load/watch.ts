import { spreadOf } from '../bench/spread.ts'

const everyMs = 2000

interface Sample {
  readonly at: number
  readonly memoryMb: number
  readonly files: number
  readonly connections: number
}

export interface Growth {
  readonly early: number
  readonly late: number
}

const gauge = (text: string, name: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')[1] ?? 0,
  )

async function metricsOf(url: string): Promise<string> {
  return (await fetch(`${url}/metrics`)).text()
}

export const openStreams = async (url: string) => gauge(await metricsOf(url), 'live_streams')

async function sample(urls: readonly string[]): Promise<Sample> {
  const texts = await Promise.all(urls.map(metricsOf))
  const sum = (name: string) => texts.reduce((total, text) => total + gauge(text, name), 0)
  return {
    at: performance.now(),
    memoryMb: sum('process_resident_memory_bytes') / 1e6,
    files: sum('process_open_fds'),
    connections: sum('database_connections{state="open"}'),
  }
}

/** What the servers take together, every other second, from their own metrics. */
export class Watch {
  readonly #samples: Sample[] = []
  readonly #timer: NodeJS.Timeout

  constructor(urls: readonly string[]) {
    this.#timer = setInterval(() => {
      // One that is too busy to say leaves a gap; its calls are counted elsewhere.
      sample(urls).then(
        (taken) => this.#samples.push(taken),
        () => undefined,
      )
    }, everyMs)
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  /** The second fifth of a time against its last: minutes two to four of ten, eight to ten. */
  growth(from: number, to: number): Readonly<Record<'memory' | 'files' | 'connections', Growth>> {
    const fifth = (to - from) / 5
    const early = this.#between(from + fifth, from + 2 * fifth)
    const late = this.#between(to - fifth, to)
    const both = (measure: (samples: readonly Sample[]) => number): Growth => ({
      early: measure(early),
      late: measure(late),
    })
    const median = (of: (one: Sample) => number) => both((some) => spreadOf(some.map(of)).median)
    return {
      memory: median(({ memoryMb }) => memoryMb),
      files: median(({ files }) => files),
      connections: median(({ connections }) => connections),
    }
  }

  #between(from: number, to: number): readonly Sample[] {
    return this.#samples.filter(({ at }) => at >= from && at < to)
  }
}
