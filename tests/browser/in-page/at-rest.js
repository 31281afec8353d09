// Resolves when nothing moves any more; what moves for ever is not waited for.
(async () => {
  await new Promise(requestAnimationFrame);
  const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(ending.map(({ finished }) => finished));
})();
