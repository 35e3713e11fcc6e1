import { lazy } from 'react'

/** The library that draws is large: it comes after everything else is there. */
export const loadDrawn = () => import('./drawn-chart.tsx')
export const DrawnChart = lazy(() => loadDrawn().then((file) => ({ default: file.DrawnChart })))
