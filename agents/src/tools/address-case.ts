/** "14 wattle cres ashfield nsw" is written "14 Wattle Cres Ashfield NSW"; what has a capital stays as it was typed. */
export const addressCase = (address: string): string =>
  /\p{Lu}/u.test(address)
    ? address
    : address.replace(/(?<![\p{L}\d'’])\p{Ll}[\p{Ll}'’]*/gu, (word) =>
        STATE.test(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1),
      );

const STATE = /^(?:nsw|vic|qld|sa|wa|tas|nt|act|nz)$/;
