export async function startChat(..._: unknown[]) {}
