let isDown = false

const note = (isNow: boolean) => () => {
  isDown = isNow
}

// Before anybody can stop them on their way.
addEventListener('pointerdown', note(true), true)
for (const name of ['pointerup', 'pointercancel']) addEventListener(name, note(false), true)

/**
 * Once the press that goes on is over: leaving a field by pressing something else must not move
 * that away before it is let go.
 */
export function oncePressed(act: () => void): void {
  if (!isDown) act()
  else addEventListener('click', () => setTimeout(act), { once: true, capture: true })
}
