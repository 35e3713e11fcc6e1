import { routeList } from '#contract/routes.ts'
import { type Feature, features } from './features.data.ts'

const open = new Set<string>(routeList.filter(({ isOpen }) => isOpen).map(({ id }) => id))

export const isOpenRoute = (id: string) => open.has(id)

/** What can be used today. */
export const openFeatures: readonly Feature[] = features.filter(({ route }) => isOpenRoute(route))
