/** Names that would be read as ours, whatever letters they are written with. */

const house = /(?:[mмμ]|rn)[o0оοօσ][nոռпη][e3еҽєε][yуγү][cсϲᴄ][o0оοօσ](?:[mмμ]|rn)[bьƅвβ]/u

/** Accents, spaces and signs between the letters hide nothing from a reader. */
export const isHouseName = (name: string): boolean =>
  house.test(
    name
      .normalize('NFKD')
      .replace(/[^\p{L}\p{N}]/gu, '')
      .toLowerCase(),
  )
