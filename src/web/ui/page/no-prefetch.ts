import { createContext, type Ref, type RefCallback, useRef } from 'react'

/**
 * In place of what the router's links do for pages drawn by its own server: they would fetch data
 * and files ahead, by two states and two effects in every link. Ours are fetched by `pages.ts`.
 */
export const FrameworkContext = createContext(undefined)

export const PrefetchPageLinks = () => null

export const usePrefetchBehavior = () => [false, useRef(null), {}] as const

export const mergeRefs =
  <Element>(...refs: readonly (Ref<Element> | undefined)[]): RefCallback<Element> =>
  (element) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(element)
      else if (ref) ref.current = element
    }
  }
