// Before anything else on the page runs or is asked for: what was put into the hash, a token mostly, leaves the address.
{
  let hash = location.hash.slice(1);
  if (hash) history.replaceState(history.state, '', location.pathname + location.search);
  /** @type {Window & { takePageHash?: () => string }} */ (window).takePageHash = () => {
    const taken = hash;
    hash = '';
    return taken;
  };
}
