// Before anything else on the page runs or is asked for: what the account service has put into the hash leaves the address.
{
  let hash = location.hash.slice(1);
  if (hash) history.replaceState(history.state, '', location.pathname + location.search);
  /** @type {Window & { takeLoginHash?: () => string }} */ (window).takeLoginHash = () => {
    const taken = hash;
    hash = '';
    return taken;
  };
}
