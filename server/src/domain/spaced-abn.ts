/** "51 824 753 556", as an ABN is written. */
export const spacedAbn = (abn: string): string => abn.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
