import { useEffect, useState } from 'react'

const secondsUntil = (at: number) => Math.max(0, Math.ceil((at - Date.now()) / 1000))

/** Counts down to an instant (epoch ms) and stops at 0. */
export function useSecondsLeft(at: number): number {
  const [left, setLeft] = useState(() => secondsUntil(at))
  useEffect(() => {
    setLeft(secondsUntil(at))
    const timer = setInterval(() => {
      const now = secondsUntil(at)
      setLeft(now)
      if (now === 0) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [at])
  return left
}
