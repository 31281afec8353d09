// In the page, from its start: what moved by itself, and how long each interaction took.
window.vitals = { shifted: 0, interactions: new Map() };

new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.vitals.shifted += value;
}).observe({ type: 'layout-shift', buffered: true });

new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries()) {
    if (!interactionId) continue;
    const longest = window.vitals.interactions.get(interactionId) ?? 0;
    window.vitals.interactions.set(interactionId, Math.max(longest, duration));
  }
}).observe({ type: 'event', durationThreshold: 16, buffered: true });
