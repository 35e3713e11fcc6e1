import { routes } from '#contract/routes.ts'

export const goalPath = (id: string): string => routes.goal.path.replace(':id', id)
