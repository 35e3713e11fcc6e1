import cluster, { type Worker } from 'node:cluster'
import { randomUUID } from 'node:crypto'
import { AggregatorRegistry, type Registry } from 'prom-client'

interface MetricsMessage {
  readonly metricsFor: string
  readonly text?: string
}

const isAboutMetrics = (message: unknown): message is MetricsMessage =>
  typeof message === 'object' && message !== null && 'metricsFor' in message

/** Where several processes serve one port, whichever is asked answers with the figures of all. */
export function openAllMetrics(registry: Registry): () => Promise<string> {
  if (!cluster.isWorker) return () => registry.metrics()
  new AggregatorRegistry()
  AggregatorRegistry.setRegistries([registry])
  return () =>
    new Promise((resolve) => {
      const metricsFor = randomUUID()
      const hear = (message: unknown) => {
        if (!isAboutMetrics(message) || message.metricsFor !== metricsFor) return
        process.off('message', hear)
        resolve(message.text ?? '')
      }
      process.on('message', hear)
      process.send?.({ metricsFor } satisfies MetricsMessage)
    })
}

/** The one that keeps them running gathers them. */
export function gatherMetrics(complain: (error: unknown) => void): void {
  const all = new AggregatorRegistry()
  cluster.on('message', async (worker: Worker, message: unknown) => {
    if (!isAboutMetrics(message)) return
    const { metricsFor } = message
    const text = await all.clusterMetrics().catch(complain)
    worker.send({ metricsFor, text: text ?? '' } satisfies MetricsMessage)
  })
}
